/** The desk and the rules are given the firm of the tests. */
import './firm-folder.ts';
import { catalogue } from '#content/catalogue.server.ts';
import { setFirm } from '#desk/kit/session.ts';

setFirm(catalogue().firm);
