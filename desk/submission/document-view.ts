/** What every view of a document gets; `onBroken` is called for one that it cannot draw. */
export type DocumentViewProps = {
  data: ArrayBuffer;
  filename: string;
  onBroken: () => void;
};
