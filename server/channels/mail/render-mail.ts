import { Marked } from 'marked';

export type MailText = { text: string; html: string };

/** Mail programs know inline styles only. */
const bodyStyle =
  'margin:0;padding:24px;background:#ffffff;color:#14181c;font:16px/1.5 system-ui,-apple-system,Segoe UI,Helvetica,Arial,sans-serif';
const footerStyle =
  'margin-top:32px;padding-top:12px;border-top:1px solid #c9d0d6;color:#55606a;font-size:13px';

/** Text and simple HTML of the same Markdown. HTML in it is shown, not interpreted. */
export function renderMail(markdown: string, footer: string, language: string): MailText {
  const marked = new Marked({
    renderer: {
      html: ({ text }) => escapeMarkup(text),
      image: ({ text }) => escapeMarkup(text),
    },
  });
  const content = marked.parse(markdown, { async: false });
  return {
    text: `${plainText(markdown)}\n\n-- \n${footer}\n`,
    html: `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title></title></head>
<body style="${bodyStyle}">
<div style="max-width:36rem;overflow-wrap:anywhere">
${content}<p style="${footerStyle}">${escapeMarkup(footer)}</p>
</div>
</body>
</html>
`,
  };
}

/** Our templates use bold text and addresses in angle brackets. */
function plainText(markdown: string): string {
  return markdown.replaceAll('**', '').replace(/<(https?:[^<>\s]*)>/g, '$1');
}

function escapeMarkup(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
