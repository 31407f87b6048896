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
