/** Which page is open, by the address. */

export type Route =
  | { page: 'front' }
  | { page: 'table'; id: string }
  | { page: 'claim'; token: string }
  | { page: 'replay'; id?: string }
  | { page: 'compendium'; game: string }
  | { page: 'rules'; game: string }
  | { page: 'learn'; game: string }
  | { page: 'settings' }
  | { page: 'gallery' }
  | { page: 'nowhere' };

/** The page at a path. */
export function route(path: string): Route {
  const [first = '', second, ...rest] = path.split('/').filter(Boolean).map(decoded);
  if (rest.length > 0) return { page: 'nowhere' };
  switch (first) {
    case '':
      return { page: 'front' };
    case 't':
      return second ? { page: 'table', id: second } : { page: 'nowhere' };
    case 'c':
      return second ? { page: 'claim', token: second } : { page: 'nowhere' };
    case 'replay':
      return { page: 'replay', id: second };
    case 'compendium':
      return second ? { page: 'compendium', game: second } : { page: 'nowhere' };
    case 'rules':
      return second ? { page: 'rules', game: second } : { page: 'nowhere' };
    case 'learn':
      return second ? { page: 'learn', game: second } : { page: 'nowhere' };
    case 'settings':
      return second ? { page: 'nowhere' } : { page: 'settings' };
    case 'gallery':
      return { page: 'gallery' };
    default:
      return { page: 'nowhere' };
  }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // not an address we made
  }
}

class Router {
  #url = $state.raw(new URL(location.href));

  constructor() {
    addEventListener('popstate', () => this.#read());
  }

  get url(): URL {
    return this.#url;
  }

  get route(): Route {
    return route(this.#url.pathname);
  }

  /** Opens another page of ours. */
  go(to: string, { replace = false } = {}): void {
    if (replace) history.replaceState(null, '', to);
    else history.pushState(null, '', to);
    this.#read();
  }

  /** Lets links to our own pages open without loading everything again. */
  follow = (event: MouseEvent): void => {
    const { target, button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = event;
    if (defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
    const link = target instanceof Element ? target.closest('a[href]') : null;
    if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute('download'))
      return;
    const url = new URL(link.href);
    const isOurs = url.origin === location.origin && route(url.pathname).page !== 'nowhere';
    if (!isOurs || link.getAttribute('href')?.startsWith('#')) return;
    event.preventDefault();
    const samePage = url.pathname === location.pathname;
    this.go(url.href);
    if (!samePage && !url.hash) scrollTo(0, 0);
  };

  #read(): void {
    this.#url = new URL(location.href);
  }
}

export const router = new Router();
