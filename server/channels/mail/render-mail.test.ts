import { expect, test } from 'vitest';
import { renderMail } from './render-mail.ts';

const around = { footer: 'Harbour Lane', language: 'en-GB' };

function bodyOf(html: string): string {
  return /<div[^>]*>\n([^]*?)<p class="footer"/.exec(html)![1]!;
}

test.each([
  '[x](javascript:alert(1))',
  '[x](https://evil.example)',
  '<https://evil.example>',
  '![x](https://evil.example/pixel.png)',
  '<a href="https://evil.example">x</a>',
  '<img src=x onerror=alert(1)>',
  '**Senior** _Analyst_ # 1. `code`',
  'https://evil.example',
])('a value is text: %s', (hostile) => {
  const { html, text } = renderMail(
    'About **{role}**:\n\n{text}',
    { role: hostile, text: hostile },
    around,
  );
  const body = bodyOf(html);
  expect(body.match(/<(?!\/?(?:p|strong)>)/g)).toBeNull();
  expect(text).toContain(`About ${hostile}:\n\n${hostile}`);
});

test.each([
  'javascript:alert(1)',
  'JAVASCRIPT:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  '/path',
])('a template has no link to %s', (href) => {
  const { html } = renderMail(`[words](${href})`, {}, around);
  expect(bodyOf(html)).toBe('<p>words</p>\n');
});

test('a template may lead to the web by HTTPS and to a mail address', () => {
  const { html } = renderMail('[a](https://firm.example) [b](mailto:a@firm.example)', {}, around);
  expect(bodyOf(html)).toBe(
    '<p><a href="https://firm.example">a</a> <a href="mailto:a@firm.example">b</a></p>\n',
  );
});

test('what is no value of the mail stays as it is written', () => {
  const { html } = renderMail('{toString} {text}', { text: 'One' }, around);
  expect(bodyOf(html)).toBe('<p>{toString} One</p>\n');
});

test('paragraphs and lines of a value are kept', () => {
  const { html } = renderMail('{text}', { text: 'One\ntwo\n\nThree' }, around);
  expect(bodyOf(html)).toBe('<p>One<br>\ntwo</p>\n<p>Three</p>\n');
});

test('a link is shown as its address, in angle brackets or without, or withheld', () => {
  const href = 'https://firm.example/status/x?a=1&b=2';
  for (const template of ['{link}', '<{link}>']) {
    const shown = renderMail(template, { link: [{ label: 'Yours:', href }] }, around);
    expect(bodyOf(shown.html)).toBe(
      '<p>Yours:<br>\n<a href="https://firm.example/status/x?a=1&amp;b=2">https://firm.example/status/x?a=1&amp;b=2</a></p>\n',
    );
    expect(shown.text).toContain(`Yours:\n${href}\n`);
    const withheld = renderMail(template, { link: [{ href: undefined }] }, around);
    expect(bodyOf(withheld.html)).toBe('<p>(private link, seen by its receiver only)</p>\n');
  }
});
