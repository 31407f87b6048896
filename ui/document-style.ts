/**
 * Style of a document that is shown in a frame without an origin, where no file of ours may be
 * loaded. The server's Content-Security-Policy names its hash.
 */
export const documentStyle = `
:root { color-scheme: only light; background: #fff; color: #14181d }
body { margin: 0 auto; max-width: 46rem; padding: 1.5rem; font: 15px/1.5 system-ui, sans-serif; overflow-wrap: anywhere }
h1 { font-size: 1.5em } h2 { font-size: 1.25em } h3 { font-size: 1.1em }
img { max-width: 100%; height: auto }
table { border-collapse: collapse } td, th { border: 1px solid #d8d5cd; padding: 0.25rem 0.5rem; vertical-align: top; text-align: left }
`;
