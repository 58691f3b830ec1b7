import { frame } from './frame.ts';
import { home } from './home.ts';
import { problem } from './problem.ts';
import { search } from './search.ts';
import { validity } from './validity.ts';
import { vocabulary } from './vocabulary.ts';

export const english = { frame, problem, vocabulary, validity, home, search };
