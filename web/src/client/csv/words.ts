import type { WrittenColumnWords } from '../../csv/column-label.ts';
import type { CountWords } from '../../csv/count-words.ts';
import type { CsvFault } from '../../csv/csv-table.ts';
import type { RowState } from '../../csv/row-results.ts';

type States = Readonly<Record<RowState, string>>;
type SentenceName =
  | 'nothing'
  | 'tooLong'
  | 'notUsed'
  | 'result'
  | 'resultTable'
  | 'noneRefused'
  | 'tried'
  | 'report'
  | 'correct'
  | 'download'
  | 'fileName'
  | 'sending'
  | 'checking'
  | 'stop'
  | 'goOn'
  | 'broken'
  | 'signedOut'
  | 'gridHelp'
  | 'gridLabel'
  | 'cellLabel'
  | 'nextProblem'
  | 'allColumns'
  | 'changed';
type CountName = 'ready' | 'stored' | 'refused' | 'furtherRows' | 'sendReady' | 'sendRows' | 'checkRows' | 'moreRows';

/** The sentences that the page sends along, in its language. */
export type CsvWords = Readonly<Record<SentenceName, string>> &
  Readonly<Record<CountName, CountWords>> & {
    readonly faults: Readonly<Record<CsvFault, string>>;
    readonly columnWords: WrittenColumnWords;
    readonly columns: Readonly<Record<'row' | 'result' | 'own' | 'notes', string>>;
    readonly states: States;
    readonly triedStates: States;
  };
