import { nameKey } from '../../analysis/index-terms.ts';
import type { AnalysedQuery, QueryWord } from '../../analysis/query.ts';
import { isStopWord } from '../../analysis/stop-words.ts';
import type { FieldNames } from './field-names.ts';

/** A word with its weight first, then all its forms, the canonical first. */
type ScriptWord = readonly [weight: number, ...forms: string[]];

export interface RankingParameters {
  /** The field that `translateDocument` keeps identifiers and names in. */
  readonly field: string;
  /** The query as an identifier; empty where no document has it. */
  readonly identifier: string;
  /** The ids of the documents whose names are compared with the query, as keys; `null` for all: see `chooseCompared`. */
  readonly compared: Readonly<Record<string, boolean>> | null;
  /** For each word of the query the words it may stand for, as typed first. */
  readonly readings: readonly (readonly (readonly ScriptWord[])[])[];
}

const STOP_WORD_WEIGHT = 0.15;

export interface Ranking {
  readonly text: string;
  readonly analysed: AnalysedQuery;
  readonly isIdentifier: boolean;
  readonly compared: readonly number[] | undefined;
}

export function rankingParameters(fields: FieldNames, ranking: Ranking): RankingParameters {
  const { text, analysed, isIdentifier, compared } = ranking;
  return {
    field: fields.names,
    identifier: isIdentifier ? nameKey(text) : '',
    compared: compared ? Object.fromEntries(compared.map((id) => [id, true])) : null,
    readings: analysed.words.map(readingsOf),
  };
}

function readingsOf({ alternatives, exactAlternatives, expansions }: QueryWord): ScriptWord[][] {
  const asTyped = [scriptWord([...alternatives, ...exactAlternatives])];
  return [asTyped, ...expansions.map((sequence) => sequence.map((beginning) => scriptWord([beginning])))];
}

function scriptWord(forms: readonly string[]): ScriptWord {
  return [isStopWord(forms[0] ?? '') ? STOP_WORD_WEIGHT : 1, ...forms];
}

/**
 * What `finalScore` makes of the text score and of `createCloseness`, worked out where the documents are. The numbers
 * are those of `analysis/closeness.ts` and `ranking.ts`; a test compares both on random names.
 */
export const RANKING_SCRIPT = `
  int editsWithin(String a, String b, int most) {
    int rows = a.length();
    int columns = b.length();
    if (rows - columns > most || columns - rows > most) { return -1; }
    int[] beforeLast = new int[columns + 1];
    int[] last = new int[columns + 1];
    int[] current = new int[columns + 1];
    for (int j = 0; j <= columns; j++) { last[j] = j; }
    for (int i = 1; i <= rows; i++) {
      current[0] = i;
      int least = i;
      for (int j = 1; j <= columns; j++) {
        int cost = last[j - 1] + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
        if (last[j] + 1 < cost) { cost = last[j] + 1; }
        if (current[j - 1] + 1 < cost) { cost = current[j - 1] + 1; }
        if (i > 1 && j > 1 && a.charAt(i - 1) == b.charAt(j - 2) && a.charAt(i - 2) == b.charAt(j - 1)
            && beforeLast[j - 2] + 1 < cost) { cost = beforeLast[j - 2] + 1; }
        current[j] = cost;
        if (cost < least) { least = cost; }
      }
      if (least > most) { return -1; }
      int[] spare = beforeLast;
      beforeLast = last;
      last = current;
      current = spare;
    }
    return last[columns] <= most ? last[columns] : -1;
  }

  double shareOf(String form, String nameForm) {
    if (form.equals(nameForm)) { return 1; }
    if (form.charAt(0) != nameForm.charAt(0)) { return 0; }
    if (nameForm.startsWith(form)) { return 0.75 + 0.15 * form.length() / nameForm.length(); }
    int most = form.length() < 5 ? 0 : form.length() < 9 ? 1 : 2;
    if (most == 0) { return 0; }
    int edits = editsWithin(form, nameForm, most);
    return edits < 0 ? 0 : edits == 1 ? 0.7 : 0.6;
  }

  boolean haveFormInCommon(List word, String[] nameWord) {
    for (int i = 1; i < word.size(); i++) {
      for (String form : nameWord) { if (form.equals(word.get(i))) { return true; } }
    }
    return false;
  }

  double closenessTo(List words, List name, double nameWeight) {
    int size = name.size();
    if (words.size() == size) {
      int i = 0;
      while (i < size && haveFormInCommon((List) words.get(i), (String[]) name.get(i))) { i++; }
      if (i == size) { return 1; }
    }
    boolean[] taken = new boolean[size];
    double shared = 0;
    double total = nameWeight;
    for (int w = 0; w < words.size(); w++) {
      List word = (List) words.get(w);
      double weight = ((Number) word.get(0)).doubleValue();
      total += weight;
      double best = 0;
      int bestIndex = -1;
      for (int n = 0; n < size && best < 1; n++) {
        if (taken[n]) { continue; }
        for (String nameForm : (String[]) name.get(n)) {
          for (int f = 1; f < word.size(); f++) {
            double share = shareOf((String) word.get(f), nameForm);
            if (share > best) { best = share; bestIndex = n; }
          }
        }
      }
      if (bestIndex >= 0) { taken[bestIndex] = true; }
      shared += weight * best;
    }
    return 0.98 * 2 * shared / total;
  }

  boolean begins(List reading, List name) {
    for (int w = 0; w < reading.size(); w++) {
      String start = (String) ((List) reading.get(w)).get(1);
      boolean isFound = false;
      for (int n = 0; n < name.size() && !isFound; n++) {
        for (String form : (String[]) name.get(n)) { if (form.startsWith(start)) { isFound = true; } }
      }
      if (!isFound) { return false; }
    }
    return true;
  }

  List flat(List chosen) {
    List words = new ArrayList();
    for (int i = 0; i < chosen.size(); i++) { words.addAll((List) chosen.get(i)); }
    return words;
  }

  double closenessOf(List readings, List asTyped, List name, double nameWeight) {
    double best = closenessTo(flat(asTyped), name, nameWeight);
    List chosen = new ArrayList(asTyped);
    for (int i = 0; i < readings.size() && best < 1; i++) {
      List choices = (List) readings.get(i);
      for (int c = 1; c < choices.size(); c++) {
        List choice = (List) choices.get(c);
        if (!begins(choice, name)) { continue; }
        Object before = chosen.get(i);
        chosen.set(i, choice);
        double reached = closenessTo(flat(chosen), name, nameWeight);
        if (reached > best) { best = reached; } else { chosen.set(i, before); }
      }
    }
    return best;
  }

  if (params.compared != null && !params.compared.containsKey(Long.toString(doc['id'].value))) { return _score * 0.2; }
  String known = doc[params.field].value.utf8ToString();
  int border = known.indexOf('/');
  List asTyped = new ArrayList();
  for (int i = 0; i < params.readings.size(); i++) { asTyped.add(((List) params.readings.get(i)).get(0)); }
  double closeness = 0;
  for (String name : known.substring(border + 1).splitOnToken(';')) {
    if (closeness == 1 || name.isEmpty()) { continue; }
    List words = new ArrayList();
    double weight = 0;
    for (String word : name.splitOnToken(' ')) {
      boolean isSmall = word.charAt(0) == (char) '-';
      weight += isSmall ? 0.15 : 1;
      words.add((isSmall ? word.substring(1) : word).splitOnToken('|'));
    }
    double reached = closenessOf((List) params.readings, asTyped, words, weight);
    if (reached > closeness) { closeness = reached; }
  }
  boolean isIdentified = !params.identifier.isEmpty()
    && (';' + known.substring(0, border) + ';').contains(';' + params.identifier + ';');
  return _score * (0.2 + closeness) + (closeness == 1 ? 10000 : 0) + (isIdentified ? 100000 : 0);
`;
