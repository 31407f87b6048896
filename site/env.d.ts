/// <reference types="astro/client" />

declare namespace App {
  /** What the server passes to the pages; while developing, the firm alone. */
  interface Locals extends Partial<import('#domain/pages/page-locals.ts').PageLocals> {
    firm: import('#domain/firm/firm.ts').Firm;
  }
}
