import { describe, expect, it } from 'vitest';
import { axis, named } from './axis';

describe('the axis of a chart', () => {
  it('has few lines at round numbers, from zero', () => {
    expect(axis([0, 17, 93])).toEqual([0, 20, 40, 60, 80, 100]);
    expect(axis([0, 101])).toEqual([0, 50, 100, 150]);
  });
  it('goes below zero where points do', () => {
    expect(axis([-80, -30, 74])).toEqual([-100, -50, 0, 50, 100]);
    expect(axis([-80, -30])).toEqual([-80, -60, -40, -20, 0, 20]);
  });
  it('is fine enough for small numbers', () => {
    expect(axis([0, 3])).toEqual([0, 1, 2, 3]);
    expect(axis([0])).toEqual([0, 1]);
  });
});

describe('the names of marks', () => {
  const told = (count: number): number[] => Array.from({ length: count }, (_, i) => i).filter((i) => named(i, count));
  it('are all there where there is room', () => {
    expect(told(8)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(told(1)).toEqual([0]);
  });
  it('are the last and every second or third of many, none beside the last', () => {
    expect(told(14)).toEqual([0, 2, 4, 6, 8, 10, 13]);
    expect(told(22)).toEqual([0, 3, 6, 9, 12, 15, 18, 21]);
  });
});
