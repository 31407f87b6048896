import { expect, test } from 'vitest';
import { createSecrets, type Subject, type Viewer } from './fuzz-secrets.ts';

const person = 'a-consultant';
const viewers = {
  nobody: { is: 'nobody' },
  sender: { is: 'sender', sender: 1 },
  consultant: { is: 'staff', role: 'consultant', person },
  administrator: { is: 'staff', role: 'administrator', person: 'another' },
} satisfies Record<string, Viewer>;

test.each<[Subject, (keyof typeof viewers)[]]>([
  [{ of: 'sender', sender: 1 }, ['sender', 'consultant', 'administrator']],
  [{ of: 'sender', sender: 2 }, ['consultant', 'administrator']],
  [{ of: 'note' }, ['consultant', 'administrator']],
  [{ of: 'staff' }, ['sender', 'consultant', 'administrator']],
  [{ of: 'keys', person }, ['consultant', 'administrator']],
  [{ of: 'keys', person: 'a-third' }, ['administrator']],
  [{ of: 'session', person }, []],
  [{ of: 'invitation' }, []],
])('%j is shown to %j and to nobody else', (about, readers) => {
  const secrets = createSecrets();
  const answer = `<p>Word&nbsp;${secrets.marker(about).toUpperCase()}@example.com</p>`;
  const mayRead = Object.entries(viewers).filter(
    ([, viewer]) => secrets.shownTo(viewer, answer, '').refused.length === 0,
  );
  expect(mayRead.map(([name]) => name)).toEqual(readers);
});

test('a token is found in an address, unless the request named it', () => {
  const secrets = createSecrets();
  const token = 'AbC-d_0'.repeat(6);
  secrets.add(token, { of: 'sender', sender: 1 });
  const shown = (request: string) =>
    secrets.shownTo(viewers.nobody, `location: /status/${token}/file`, request).refused;
  expect(shown('GET / HTTP/1.1')).toHaveLength(1);
  expect(shown(`GET /status/${token} HTTP/1.1`)).toEqual([]);
  expect(secrets.loggedIn(`{"url":"/status/${token}"}`)).toHaveLength(1);
});
