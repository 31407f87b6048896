export const areaId = 'notices';

/**
 * On a narrow screen at the top, over the header: the fields and the summary of a form stay
 * visible. On a wide screen in the corner.
 */
export const areaLook =
  'pointer-events-none fixed inset-x-2 top-2 z-100 grid gap-3 sm:inset-x-auto sm:top-auto sm:right-6 sm:bottom-6 sm:w-96';

const variants = {
  default: 'border-line bg-raised',
  success: 'border-success bg-raised',
  destructive: 'border-danger bg-danger-surface',
};

export type ToastVariant = keyof typeof variants;

export function toastLook(variant: ToastVariant): string {
  return `pointer-events-auto relative rounded-md border border-l-4 p-4 pr-10 text-sm text-ink shadow-raised ${variants[variant]}`;
}
