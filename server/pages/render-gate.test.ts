import { expect, test } from 'vitest';
import { createRenderGate } from './render-gate.ts';

/** Renderings that end when the test says so. */
function renderings() {
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const render = (name: string) => () => {
    started.push(name);
    return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
  };
  return { started, render, end: (name: string) => ends.get(name)?.() };
}

test('pages are rendered one after the other, in the order of their requests', async () => {
  const gate = createRenderGate();
  const { started, render, end } = renderings();
  const pages = ['a', 'b', 'c'].map((name) => gate('192.0.2.1', render(name)));
  for (const [at, name] of ['a', 'b', 'c'].entries()) {
    await expect.poll(() => started).toEqual(['a', 'b', 'c'].slice(0, at + 1));
    end(name);
  }
  expect(await Promise.all(pages)).toEqual(['a', 'b', 'c']);
});

test('one network address cannot take the places of the others', async () => {
  const gate = createRenderGate({ waiting: 64, ofOneSource: 2 });
  const { started, render, end } = renderings();
  const own = [gate('192.0.2.1', render('a')), gate('192.0.2.1', render('b'))];
  await expect(gate('192.0.2.1', render('c'))).rejects.toMatchObject({ code: 'busy' });
  const other = gate('192.0.2.2', render('d'));
  for (const name of ['a', 'b', 'd']) {
    await expect.poll(() => started).toContain(name);
    end(name);
  }
  expect(await Promise.all([...own, other])).toEqual(['a', 'b', 'd']);
});

test('a request is refused when the queue is full, and taken again afterwards', async () => {
  const gate = createRenderGate({ waiting: 1, ofOneSource: 8 });
  const { started, render, end } = renderings();
  const first = gate('192.0.2.1', render('a'));
  const second = gate('192.0.2.2', render('b'));
  await expect(gate('192.0.2.3', render('c'))).rejects.toMatchObject({ code: 'busy' });
  for (const name of ['a', 'b']) {
    await expect.poll(() => started).toContain(name);
    end(name);
  }
  await Promise.all([first, second]);
  const third = gate('192.0.2.3', render('c'));
  await expect.poll(() => started).toContain('c');
  end('c');
  expect(await third).toBe('c');
});

test('a rendering that fails gives its place to the next', async () => {
  const gate = createRenderGate();
  await expect(gate('192.0.2.1', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await gate('192.0.2.1', async () => 'page')).toBe('page');
});
