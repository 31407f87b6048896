import { describe, expect, it } from 'vitest';
import { checkReply, openPlaces } from './reply.ts';

describe('open places', () => {
  it('are the marked places of subject and text, in their order', () => {
    expect(
      openPlaces('About [[the role]]', 'We [[ why we decided so ]], and\n\n[[who calls]].'),
    ).toEqual(['the role', 'why we decided so', 'who calls']);
  });

  it('are none in a text without marks, with links and single brackets', () => {
    expect(openPlaces('', 'See [our roles](https://example.com/a) [1], list[0].')).toEqual([]);
  });

  it.each([
    ['an opened mark', 'We [[decided', ['decided']],
    ['a closed mark', 'decided so]].', [']]']],
    ['a mark of one side each', '[[reason]', ['reason']],
    ['an empty mark', 'a [[]] b', ['[[]]']],
    ['a mark over two lines', 'a [[reason\nand more]] b', ['reason', ']]']],
    ['a mark with brackets inside', '[[reason [short]]]', ['reason', ']]']],
  ])('are found in %s', (_, text, places) => {
    expect(openPlaces(text)).toEqual(places);
  });

  it('are found in linear time', () => {
    expect(openPlaces('[['.repeat(50_000))).toHaveLength(50_000);
  });
});

describe('a reply', () => {
  it('may lack a file, not its words', () => {
    expect(checkReply({ text: 'Thank you.' }, undefined)).toEqual([]);
    expect(checkReply({ text: '' }, undefined)).toEqual([{ field: 'text', code: 'required' }]);
  });

  it('is refused with a file that an application could not have', () => {
    const file = { name: 'cv.exe', type: 'application/x-msdownload', size: 1_000 };
    expect(checkReply({ text: 'Thank you.' }, file)).toMatchObject([{ field: 'file' }]);
  });
});
