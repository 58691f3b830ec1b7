import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { createBoundedWork } from './bounded-work.ts';

export interface Passwords {
  /** Costly work on passwords happens inside, a little at a time. */
  inTurn<Result>(task: () => Promise<Result>): Promise<Result>;
  hash(password: string): Promise<string>;
  /** Takes the same work whether there is a hash or not, so that time does not tell who has an account. */
  isRight(password: string, passwordHash: string | null): Promise<boolean>;
  /** How often the work was done; for measurements and tests. */
  workDone(): number;
}

/** The cost of one check. The package's Argon2id is the default algorithm. */
export interface PasswordCost {
  readonly memoryCost: number;
  readonly timeCost: number;
  readonly parallelism: number;
}

const COST: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

// Argon2 runs on the threads that also read files; two at a time leave the others free.
const CONCURRENCY = 2;
const WAITING = 32;

export function createPasswords({ cost = COST, concurrency = CONCURRENCY, waiting = WAITING } = {}): Passwords {
  const turns = createBoundedWork({ concurrency, waiting });
  const nobodysHash = hash(randomBytes(24), cost);
  let workDone = 0;

  return {
    inTurn: (task) => turns.run(task),
    hash: (password) => hash(password.normalize('NFC'), cost),
    async isRight(password, passwordHash) {
      workDone += 1;
      const isMatch = await verify(passwordHash ?? (await nobodysHash), password.normalize('NFC'));
      return isMatch && passwordHash !== null;
    },
    workDone: () => workDone,
  };
}
