/** Which page of the hall is open. Paths are real, so links can be shared; the server answers any of them. */
export type Route =
  | { page: 'hall' }
  | { page: 'table'; id: string; board: boolean }
  | { page: 'join'; token: string }
  | { page: 'replay'; id: string }
  | { page: 'rules'; game: string | null }
  | { page: 'replays' }
  | { page: 'credits' };

export function parse(path: string, search = ''): Route {
  const [first, second] = path.split('/').filter(Boolean);
  if (first === 'table' && second) return { page: 'table', id: second, board: search.includes('board') };
  if (first === 'join' && second) return { page: 'join', token: second };
  if (first === 'replay' && second) return { page: 'replay', id: second };
  if (first === 'rules') return { page: 'rules', game: second ?? null };
  if (first === 'replays') return { page: 'replays' };
  if (first === 'credits') return { page: 'credits' };
  return { page: 'hall' };
}

let route = $state.raw<Route>(parse(location.pathname, location.search));

document.addEventListener('click', follow);
addEventListener('popstate', () => (route = parse(location.pathname, location.search)));

export function here(): Route {
  return route;
}

export function go(path: string): void {
  history.pushState(null, '', path);
  const { pathname, search } = location;
  route = parse(pathname, search);
  scrollTo(0, 0);
}

/** Follow a link inside the hall without loading the page again. */
function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest('a[href]') as HTMLAnchorElement | null;
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
  if (!link || !plain || link.origin !== location.origin || link.target || link.hasAttribute('download') || link.hash) return;
  event.preventDefault();
  go(link.pathname + link.search);
}
