/// <reference types="astro/client" />

declare namespace App {
  /** What the server passes to the pages; nothing while developing. */
  interface Locals extends Partial<import('#domain/pages/page-locals.ts').PageLocals> {}
}
