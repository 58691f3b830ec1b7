import { describe, expect, it } from 'vitest';
import { foldText } from './fold.ts';
import { isStopWord } from './stop-words.ts';

describe('isStopWord', () => {
  it('knows the small words of names in many languages once folded', () => {
    const small =
      'of the and für der de la les y del di dell e do das van het w z im pro și av og och ve και του на имени';
    expect(
      foldText(small)
        .split(' ')
        .filter((word) => !isStopWord(word)),
    ).toEqual([]);
  });

  it('leaves the words that tell institutions apart', () => {
    expect('university academy tu uni wien paris st art 1 ii'.split(' ').filter(isStopWord)).toEqual([]);
  });
});
