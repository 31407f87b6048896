import hydrateReact from '@astrojs/react/client.js';
import { Component, createElement, type ComponentType, type ReactNode } from 'react';

/**
 * How Astro hydrates every island: as @astrojs/react does, within a boundary. Without it React would
 * remove an island that throws, and with it a form that works without script.
 */
export default function hydrate(island: HTMLElement): ReturnType<typeof hydrateReact> {
  const start = hydrateReact(island);
  return (Island: ComponentType<object>, ...given) => {
    const Guarded = (props: object) =>
      createElement(Boundary, { island }, createElement(Island, props));
    start(Guarded, ...given);
  };
}

type Props = { island: HTMLElement; children?: ReactNode };

class Boundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };
  private shown: ChildNode[] = [];

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    // React is about to remove them.
    this.shown = [...this.props.island.childNodes];
    return null;
  }

  override componentDidCatch(error: unknown) {
    const { island } = this.props;
    island.append(...this.shown);
    // A form holds what was entered, and is a plain post now.
    if (!island.querySelector('form')) island.replaceChildren();
    if (this.shown.length > 0) island.prepend(failureScreen(error));
    island.dispatchEvent(new Event('island-failed'));
  }
}

/** A copy of the layout's template, in the words of the edition. */
function failureScreen(error: unknown): Node {
  const template = document.querySelector<HTMLTemplateElement>('#island-failure')!;
  const screen = template.content.cloneNode(true) as DocumentFragment;
  screen.querySelector('[data-reason]')!.textContent = String(
    error instanceof Error ? error.message : error,
  );
  return screen;
}
