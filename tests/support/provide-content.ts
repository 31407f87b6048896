/** The desk and the rules are given the firm of content/, as in every program. */
import { catalogue } from '#content/catalogue.server.ts';
import { setFirm } from '#desk/kit/session.ts';

setFirm(catalogue().firm);
