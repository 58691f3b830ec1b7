import { describe, expect, it } from 'vitest';
import { submissionSentences as german } from '../messages/de/submission-sentences.ts';
import { submissionSentences as english } from '../messages/en/submission-sentences.ts';
import { sayProblem } from './submission-problem.ts';

describe('a sentence of the registry', () => {
  it.each([
    ['This cannot be "postive". Did you mean "positive"?', 'Not a known value: “postive”. Did you mean “positive”?'],
    ['This cannot be "x".', '“x” is not one of the choices.'],
    ['This cannot be "x". It can be "positive" or "negative".', '“x” is not one of the choices.'],
    [
      'This cannot be "postive". Did you mean "positive"? It can be "positive" or "negative".',
      'Not a known value: “postive”. Did you mean “positive”?',
    ],
    [
      'The agency has already used the local identifier "a-1" for report 7.',
      'Your agency has used “a-1” already, for report 7.',
    ],
    [
      'On 1999-01-01, MERQA was not registered; its registration begins on 2008-01-01.',
      'MERQA was not registered on 1999-01-01.',
    ],
    ['There is no activity with the number 77.', 'No activity has the number “77”.'],
  ])('is said in other words: %s', (message, expected) => {
    expect(sayProblem(message, english)).toBe(expected);
  });

  it('is said in the language of the page', () => {
    expect(sayProblem('A report needs its decision.', german)).toBe('Wählen Sie die Entscheidung.');
  });

  it('is left as it is when it is not known', () => {
    expect(sayProblem('Something new.', english)).toBeUndefined();
  });
});
