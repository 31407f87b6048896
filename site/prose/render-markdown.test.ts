import { expect, test } from 'vitest';
import { linkTo, renderMarkdown } from './render-markdown.ts';

test('HTML in a text is shown as text', () => {
  const { html } = renderMarkdown('<script>alert(1)</script>\n\nA <b onclick="x()">word</b>', {});
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(html).toContain('&lt;b onclick=&quot;x()&quot;&gt;word');
  expect(html).not.toMatch(/<script|<b /);
});

function pictureAt(address: string): string {
  return renderMarkdown(`![a "seal"](${address})`, {}).html;
}

test('a picture is one of this site, or its words alone', () => {
  expect(pictureAt('/media/seal.webp')).toBe(
    '<p><img src="/media/seal.webp" alt="a &quot;seal&quot;"></p>\n',
  );
  for (const address of ['javascript:alert(1)', 'data:image/svg+xml,x', '//elsewhere.example/x']) {
    expect(pictureAt(address)).toBe('<p>a &quot;seal&quot;</p>\n');
  }
});

test('an address that is no page, file or mailbox is no link', () => {
  const addresses = ['javascript:alert(1)', 'data:text/html,x', '//elsewhere.example'];
  expect(addresses.map((address) => linkTo(address, 'words'))).toEqual(
    addresses.map(() => 'words'),
  );
  expect(linkTo('https://a.example/?q="', 'words')).toBe(
    '<a href="https://a.example/?q=&quot;">words</a>',
  );
  expect(linkTo('#terms', 'words')).toBe('<a href="#terms">words</a>');
});
