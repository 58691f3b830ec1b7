import { account } from './account.ts';
import { agency } from './agency.ts';
import { correction } from './correction.ts';
import { country } from './country.ts';
import { desk } from './desk/desk.ts';
import { frame } from './frame.ts';
import { home } from './home.ts';
import { institution } from './institution.ts';
import { problem } from './problem.ts';
import { report } from './report.ts';
import { search } from './search.ts';
import { statistics } from './statistics.ts';
import { text } from './text.tsx';
import { validity } from './validity.ts';
import { verify } from './verify.ts';
import { vocabulary } from './vocabulary.ts';

export const english = {
  frame,
  problem,
  vocabulary,
  validity,
  home,
  search,
  institution,
  report,
  agency,
  country,
  statistics,
  text,
  account,
  verify,
  correction,
  desk,
};
