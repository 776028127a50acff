import { describe, expect, it } from 'vitest';
import { axis } from './axis';

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
