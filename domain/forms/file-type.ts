export const MiB = 1024 * 1024;

/**
 * Of all entries of a document that is an archive. Text and pictures of real documents shrink to a
 * thirtieth at most.
 */
export const maxUnpackedBytes = 64 * MiB;

/** The formats that any form accepts. The server also inspects the content. */
export const fileTypes = {
  pdf: ['application/pdf'],
  doc: ['application/msword'],
  docx: ['application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  odt: ['application/vnd.oasis.opendocument.text'],
  txt: ['text/plain'],
} as const satisfies Record<string, readonly string[]>;
export type FileTypeName = keyof typeof fileTypes;

/** What a file of any other format is stored and sent as, so that no program guesses at it. */
export const otherFileType = 'application/octet-stream';

export function extensionOf(name: string): string | undefined {
  return /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase();
}

/** What the file picker offers, as specified. */
export const documentPickerTypes: readonly FileTypeName[] = ['pdf', 'doc', 'docx'];

/** What is accepted: ODT as well. */
export const documentTypes: readonly FileTypeName[] = [...documentPickerTypes, 'odt'];

/** A file of its own: of the scripts, that of the brief alone needs these lists. */

/** Run, install or mount something when they are opened; after the lists that mail services block. */
export const programExtensions = words(`ade adp apk app appimage application appref-ms appx bash bat
  cab chm class cmd com command cpl csh deb desktop diagcab dll dmg exe gadget hlp hta img inf ins
  iso isp jar jnlp js jse ksh lib library-ms lnk mda mde mjs msc msh msi msix msp mst nsh ocx one pif
  php pkg pl ps1 psc1 py pyc pyw rb reg rpm scf scpt scr sct search-ms settingcontent-ms sh shb shs
  sys url vb vbe vbs vhd vhdx vxd webloc website workflow ws wsc wsf wsh xbap zsh`);

/** Open in a browser, with the scripts that they hold. */
const webPages = words('htm html mht mhtml shtml svg svgz xht xhtml xml xsl xslt');

/** Office formats that exist for macros, add-ins and connections to other data. */
const macroDocuments = words(`docm dotm dqy iqy oqy potm ppa ppam ppsm pptm rqy sldm slk wll xla
  xlam xll xlm xlsm xltm`);

/** Hide any of these. */
const archives = words('7z ace arj bz2 gz lha lzh rar tar tbz2 tgz txz xz z zip zst');

/** What a form that takes every format refuses by its name; the server looks at the content too. */
export const dangerousExtensions: readonly string[] = [
  ...programExtensions,
  ...webPages,
  ...macroDocuments,
  ...archives,
];

function words(list: string): readonly string[] {
  return list.split(/\s+/);
}
