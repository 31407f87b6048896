import { useState, type ReactNode } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { FileDrop } from '../../ui/file-drop.tsx';
import { Progress } from '../../ui/progress.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TextAreaField, TextField } from '../../ui/text-field.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { notify } from '../../ui/toast.ts';
import { Tooltip } from '../../ui/tooltip.tsx';

/** Every component in every state, while developing. It is not part of a build. */
export default function Gallery() {
  return (
    <div className="container-page grid gap-14 pt-32 pb-24">
      <h1 className="text-3xl">Gallery</h1>
      <Buttons />
      <Fields />
      <Notices />
      <Containers />
    </div>
  );
}

function Group({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className="grid gap-6">
      <h2 className="label-mono text-accent">{name}</h2>
      {children}
    </section>
  );
}

function Buttons() {
  return (
    <Group name="Buttons and links">
      <div className="flex flex-wrap items-center gap-4">
        <Button>Primary</Button>
        <Button size="lg">Primary, large</Button>
        <Button variant="secondary">Secondary</Button>
        <Button variant="quiet">Quiet</Button>
        <Button aria-disabled>Explains itself</Button>
        <Button disabled>Disabled</Button>
        <Button variant="secondary" disabled>
          Disabled
        </Button>
        <ButtonLink to="/">Link as a button</ButtonLink>
        <TextLink to="/">Text link</TextLink>
        <Tooltip text="Appears after 700 ms">
          <Button variant="secondary">With a tooltip</Button>
        </Tooltip>
      </div>
    </Group>
  );
}

const options = [
  { value: 'one', label: 'One' },
  { value: 'two', label: 'Two' },
];

function Fields() {
  const [file, setFile] = useState<File>();
  const text = {
    drop: 'Or drop a file here.',
    remove: 'Remove',
    size: (bytes: number) => `${bytes} B`,
  };
  return (
    <Group name="Fields">
      <div className="grid gap-6 md:grid-cols-2">
        <TextField label="Text" required hint="A hint before anything went wrong." />
        <TextField label="Text with an error" defaultValue="wrong" error="Say what to do." />
        <TextField label="Disabled" disabled defaultValue="Cannot be changed" />
        <SelectField label="Select" options={options} placeholder="Choose one" />
        <TextAreaField label="Text area" />
        <div className="grid content-start gap-4">
          <Checkbox label="Checkbox" />
          <Checkbox label="Required" required error="Tick to go on." />
          <Checkbox label="Locked" checked disabled readOnly />
        </div>
        <FileDrop label="File" hint="PDF, at most 5 MB" {...{ file, text }} onFile={setFile} />
        <FileDrop
          label="File with an error"
          error="Too large."
          {...{ text }}
          file={undefined}
          onFile={setFile}
        />
      </div>
    </Group>
  );
}

function Notices() {
  return (
    <Group name="Notices, progress, waiting">
      <div className="flex flex-wrap gap-4">
        <Button onClick={() => notify({ title: 'Notice', description: 'Plain.' })}>Notice</Button>
        <Button onClick={() => notify({ title: 'Stored', variant: 'success' })}>Success</Button>
        <Button
          onClick={() => notify({ title: 'Error', description: 'Failed.', variant: 'destructive' })}
        >
          Destructive
        </Button>
      </div>
      <Progress label="Uploading" percent={42} />
      <Progress label="Working" />
      <div className="grid gap-2">
        <Skeleton className="h-8 w-1/3" />
        <Skeleton className="h-4 w-full" />
        <Skeleton className="h-4 w-2/3" />
      </div>
    </Group>
  );
}

function Containers() {
  const [open, setOpen] = useState(false);
  return (
    <Group name="Containers">
      <div className="flex flex-wrap gap-3">
        <Badge>Neutral</Badge>
        <Badge tone="accent">Accent</Badge>
        <Badge tone="danger">Closed</Badge>
      </div>
      <Card>A card holds one thing.</Card>
      <div>
        <Disclosure summary="Disclosure">Its content.</Disclosure>
        <Disclosure summary="Open from the start" open>
          Its content.
        </Disclosure>
      </div>
      <div>
        <Button onClick={() => setOpen(true)}>Open the dialog</Button>
        <Dialog open={open} onClose={() => setOpen(false)} heading="Dialog" closeLabel="Close">
          Focus stays inside until it is closed.
        </Dialog>
      </div>
    </Group>
  );
}
