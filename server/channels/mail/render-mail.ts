import { Marked } from 'marked';
import { escapeMarkup } from '#domain/edition/text.ts';
import { mailStyles } from '#ui/mail-style.ts';

export type MailText = { text: string; html: string };

/** An address that a mail leads to, below its label. Undefined: its reader must not have it. */
export type MailLink = { label?: string; href: string | undefined };

/** What stands for a {name} of a template: text, as it is, or links. */
export type MailValues = Record<string, string | readonly MailLink[]>;

/** In the language of the desk, which alone reads mails without their links. */
const withheld = '(private link, seen by its receiver only)';

/**
 * Text and simple HTML of a template. Only the template is Markdown: values are put in afterwards,
 * so that no word of a sender or of staff becomes a link, an image or markup.
 */
export function renderMail(
  template: string,
  values: MailValues,
  { footer, language }: { footer: string; language: string },
): MailText {
  // Marked reads an address in angle brackets only once it is filled in.
  const markdown = template.replace(/<(\{\w+\})>/g, '$1');
  const html = fill(toHtml(markdown), values, htmlOf);
  const text = fill(markdown.replaceAll('**', ''), values, textOf);
  return {
    text: `${text}\n\n-- \n${footer}\n`,
    html: `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title></title><style>${mailStyles.dark}</style></head>
<body style="${mailStyles.body}">
<div style="${mailStyles.column}">
${html}<p class="footer" style="${mailStyles.footer}">${escapeMarkup(footer)}</p>
</div>
</body>
</html>
`,
  };
}

/** HTML in a template is shown, not interpreted, and only an address of the web or of mail is a link. */
function toHtml(markdown: string): string {
  const marked = new Marked({
    renderer: {
      html: ({ text }) => escapeMarkup(text),
      image: ({ text }) => escapeMarkup(text),
      link({ href, tokens }) {
        const words = this.parser.parseInline(tokens);
        return /^(https:|mailto:)/.test(href)
          ? `<a href="${escapeMarkup(href)}">${words}</a>`
          : words;
      },
    },
  });
  return marked.parse(markdown, { async: false });
}

function fill(
  template: string,
  values: MailValues,
  write: (value: string | readonly MailLink[]) => string,
): string {
  return template.replace(/\{(\w+)\}/g, (gap, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    return value === undefined ? gap : write(value);
  });
}

/** The paragraph in which it stands is ended for the next one. */
function htmlOf(value: string | readonly MailLink[]): string {
  const paragraphs =
    typeof value === 'string'
      ? value.split(/\n{2,}/).map((text) => escapeMarkup(text).replaceAll('\n', '<br>\n'))
      : value.map(({ label, href }) => {
          const address = escapeMarkup(href ?? withheld);
          const link = href === undefined ? address : `<a href="${address}">${address}</a>`;
          const lines = escapeMarkup(label ?? '').replaceAll('\n', '<br>\n');
          return label === undefined ? link : `${lines}<br>\n${link}`;
        });
  return paragraphs.join('</p>\n<p>');
}

function textOf(value: string | readonly MailLink[]): string {
  if (typeof value === 'string') return value;
  return value
    .map(({ label, href = withheld }) => (label === undefined ? href : `${label}\n${href}`))
    .join('\n\n');
}
