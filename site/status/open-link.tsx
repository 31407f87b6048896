import { statusPath } from '#domain/address/paths.ts';
import { Button } from '#ui/button.tsx';

/** Opens a new link, by a post: programs that follow the links of a mail send none. */
export function OpenLink({ token, button }: { token: string; button: string }) {
  return (
    <div className="container-page py-8 md:py-12">
      <form method="post" action={statusPath(token, 'open')}>
        <Button type="submit" size="lg">
          {button}
        </Button>
      </form>
    </div>
  );
}
