import { toast, Toaster as Sonner } from 'sonner';
import type { Notice } from './toast.tsx';

const looks = {
  default: 'border-line bg-raised',
  success: 'border-success bg-raised',
  destructive: 'border-danger bg-danger-surface',
};

export function show({ title, description, detail, variant = 'default' }: Notice, area?: string) {
  // Sonner holds a notice until its area is mounted, so none that comes first is lost.
  toast(title, {
    description: detail ? (
      <>
        <p>{description}</p>
        <p>{detail}</p>
      </>
    ) : (
      description
    ),
    className: looks[variant],
    closeButton: true,
    toasterId: area,
  });
}

export default function Toaster({
  label,
  closeLabel,
  dialogId,
}: {
  label: string;
  closeLabel: string;
  dialogId?: string;
}) {
  return (
    <Sonner
      id={dialogId}
      // Stacked, unstyled notices would shine through one another.
      expand
      className="font-sans!"
      containerAriaLabel={label}
      visibleToasts={3}
      duration={4000}
      position="bottom-right"
      toastOptions={{
        unstyled: true,
        closeButtonAriaLabel: closeLabel,
        classNames: {
          toast:
            'relative w-full rounded-md border border-l-4 p-4 pr-10 text-sm text-ink shadow-raised',
          title: 'font-semibold',
          description: 'text-ink',
          closeButton:
            'absolute top-2 right-2 grid size-7 place-items-center text-muted hover:text-ink',
        },
      }}
    />
  );
}
