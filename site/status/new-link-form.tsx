import { newStatusLinkPath } from '../../domain/address/paths.ts';
import type { StatusWords } from '../../messages/status.en.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';

/** Asks for the address to which new links are sent. */
export function NewLinkForm({ words }: { words: StatusWords['newLink'] }) {
  return (
    <div className="container-page py-8 md:py-12">
      <form method="post" action={newStatusLinkPath} className="grid max-w-md gap-5">
        <TextField
          id="new-link-email"
          name="email"
          type="email"
          label={words.label}
          hint={words.hint}
          autoComplete="email"
          maxLength={254}
          required
        />
        <Button type="submit" size="lg" className="justify-self-start">
          {words.button}
        </Button>
      </form>
    </div>
  );
}
