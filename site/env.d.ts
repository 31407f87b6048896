/// <reference types="astro/client" />

interface ImportMetaEnv {
  /** SITE_URL when the site was built; empty means the one in content/company.yaml. */
  readonly SITE_URL: string;
}

declare namespace App {
  /** What the server passes to the pages that are rendered on demand; nothing while developing. */
  interface Locals extends Partial<import('../domain/page/page-locals.ts').PageLocals> {}
}
