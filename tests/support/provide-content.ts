/** The rules read the firm of content/, as in every program. */
import '#content/catalogue.server.ts';
