import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { en } from '../../messages/en.ts';
import { FailureBoundary } from './failure-boundary.tsx';

test.each([
  ['an error', new Error('Broken list'), 'Broken list'],
  ['another value', 'Broken list', 'Broken list'],
])('%s thrown by an island is shown with its message and a way to reload', (_, thrown, message) => {
  const boundary = new FailureBoundary({ words: en.failure, children: 'The island' });
  boundary.state = FailureBoundary.getDerivedStateFromError(thrown);
  const html = renderToStaticMarkup(boundary.render());
  expect(html).toContain('Unexpected Application Error!');
  expect(html).toContain(message);
  expect(html).toContain(en.failure.reload);
  expect(html).not.toContain('The island');
});
