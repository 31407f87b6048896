/** Damaged or protected, or more than this page can unpack, parse and draw in a short time. */
export type DocumentFault = 'damaged' | 'too-much';

/** What every view of a document gets; `onBroken` is called for one that it cannot draw. */
export type DocumentViewProps = {
  data: ArrayBuffer;
  filename: string;
  onBroken: (fault: DocumentFault) => void;
};
