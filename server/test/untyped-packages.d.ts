// The parts that tests use of packages that bring no types.

declare module '@digitalbazaar/ed25519-multikey' {
  export interface KeyPair {
    id: string;
    controller: string;
    signer(): object;
    export(options: { publicKey: boolean; includeContext?: boolean }): Promise<object>;
  }
  export function fromJwk(options: { jwk: object; secretKey?: boolean }): Promise<KeyPair>;
}

declare module '@digitalbazaar/data-integrity' {
  export const DataIntegrityProof: new (options: { signer?: object; cryptosuite: object; date?: string }) => object;
}

declare module '@digitalbazaar/eddsa-rdfc-2022-cryptosuite' {
  export const cryptosuite: object;
}

declare module '@digitalbazaar/vc' {
  export interface Options {
    credential: object;
    suite: object;
    documentLoader: (url: string) => Promise<object>;
    checkStatus?: (options: object) => Promise<object>;
  }
  export function issue(options: Options): Promise<object>;
  export function verifyCredential(options: Options): Promise<{ verified: boolean; error?: { errors?: Error[] } }>;
}

declare module '@digitalbazaar/vc-bitstring-status-list' {
  export function checkStatus(options: object): Promise<{ verified: boolean; results?: { status: boolean }[] }>;
  export function decodeList(options: { encodedList: string }): Promise<{ getStatus(index: number): boolean }>;
  export function createList(options: { length: number }): Promise<{
    setStatus(index: number, status: boolean): void;
    encode(): Promise<string>;
  }>;
}
