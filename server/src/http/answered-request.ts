/** What is noted about a request once it is answered. */
export interface AnsweredRequest {
  readonly id: string;
  readonly method: string;
  readonly url: string;
  readonly ip: string;
  /** The pattern of the route; addresses are without number. */
  readonly route: string;
  readonly status: number;
  readonly milliseconds: number;
}

export type NoteAnswer = (answered: AnsweredRequest) => void;
