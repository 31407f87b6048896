/** Styles of our mails: mail programs know inline styles only. */
export const mailStyles = {
  body: 'margin:0;padding:24px;background:#ffffff;color:#14181c;font:16px/1.5 system-ui,-apple-system,Segoe UI,Helvetica,Arial,sans-serif',
  column: 'max-width:36rem;overflow-wrap:anywhere',
  footer:
    'margin-top:32px;padding-top:12px;border-top:1px solid #c9d0d6;color:#55606a;font-size:13px',
  /** For programs that know more. Without it some invert colours by themselves, and badly. */
  dark: '@media (prefers-color-scheme:dark){body{background:#14181c!important;color:#e9edf0!important}a{color:#9cc4ff!important}.footer{color:#aab4bd!important;border-color:#3a444d!important}}',
};

/**
 * The same for a mail that the desk previews in a frame, with its subject above it. The frame
 * inherits the desk's Content-Security-Policy, which refuses inline styles and names this hash.
 */
export const mailPreviewStyle = `
:root { color-scheme: only light }
body { ${mailStyles.body} }
body > div { ${mailStyles.column} }
body > div > p:last-child { ${mailStyles.footer} }
body > header { margin-bottom: 24px; padding-bottom: 12px; border-bottom: 1px solid #c9d0d6; font-weight: 600; overflow-wrap: anywhere }
`;
