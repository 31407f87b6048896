import type { Load } from './wrk.ts';

export const loadedPages = ['/', '/about', '/employers', '/vacancies', '/contact'];
export const loadSeconds = 4;

/** Every page in turn, as a browser asks for it. */
export function pageLoad(url: string): Load {
  const list = loadedPages.map((address) => `wrk.format('GET', '${address}', headers)`).join(', ');
  const request = `
local headers = { ['accept-encoding'] = 'gzip, deflate, br' }
local requests
local at = 0
function init() requests = { ${list} } end
function request()
  at = at % #requests + 1
  return requests[at]
end`;
  return { url, connections: 32, seconds: loadSeconds, request };
}
