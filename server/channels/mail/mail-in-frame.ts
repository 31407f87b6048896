import { escapeMarkup } from '#domain/edition/escape-markup.ts';
import { mailPreviewStyle, mailStyles } from '#ui/mail-style.ts';

/** A mail as its receiver sees it, for a frame of the desk. */
export function mailInFrame({ subject, html }: { subject: string; html: string }): string {
  // Inline styles, and others than its own, are refused in the frame; text of the mail holds no quotation mark as such.
  return html
    .replaceAll(/ style="[^"]*"/g, '')
    .replace(`<style>${mailStyles.dark}</style>`, '')
    .replace('</head>', () => `<style>${mailPreviewStyle}</style></head>`)
    .replace('<body>', () => `<body>\n<header>${escapeMarkup(subject)}</header>`);
}
