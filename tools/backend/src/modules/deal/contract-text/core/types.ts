import type { ContractDrawing, Ownership } from '@m30/api';
import type { SummerArea } from '@m30/calculators/area';
import type { LegalRule } from '@m30/calculators/penalty';
import type { ContractKind } from '../../order/core/contract-kind.ts';

/** Who builds and sells. */
interface Developer {
  name: string;
  inn: string;
  ogrn: string;
  address: string;
  /** Who signs for it, after «в лице»: «генерального директора …, действующего на основании устава». */
  signatory?: string | undefined;
}

/** Somebody who buys. */
export interface ContractPerson {
  /** «Лебедева Анна Игоревна». */
  fullName: string;
  /** ISO date. */
  birthDate: string;
  /** «паспорт 4008 713264, выдан … 14.05.2008, код 780-012», of a child the birth certificate. */
  paper: string;
  snils: string;
  /** `null` where a person under 18 has none. */
  inn: string | null;
  address: string;
  share: { part: number; of: number };
  /** Who acts besides, or instead. */
  acts?:
    | { by: 'parent' | 'consent'; /** Full name of the parent. */ parent: string }
    | {
        by: 'power';
        fullName: string;
        birthDate: string;
        paper: string;
        /** «№ 78/1 от 01.11.2026, …». */ power: string;
      };
}

/** What is bought. */
export interface ContractLot {
  /** «двухкомнатная квартира», «кладовая». */
  what: string;
  number: number;
  /** 0 where it belongs to no entrance. */
  section: number;
  floor: number;
  /** «корпус 2». */
  building: string;
  complex: string;
  address: string;
  /** m², with summer rooms by their coefficients. */
  area: number;
  /** Rooms without summer ones; empty where a lot has none. */
  rooms: readonly { name: string; area: number }[];
  summer: readonly SummerArea[];
  /** «предчистовая»; `null` where nothing is promised. */
  finish: string | null;
  /** What the appendix shows; empty where nobody has drawn it. */
  drawings: readonly LotDrawing[];
}

/** A drawing of a lot: its plan, or where it lies on its floor. */
export interface LotDrawing extends Omit<ContractDrawing, 'title'> {
  shows: 'plan' | 'place';
}

/** How the price comes; kopecks. */
export type ContractPayment =
  | { kind: 'own' }
  | { kind: 'loan'; own: number; loan: number; bank: string }
  | { kind: 'capital'; own: number; capital: number }
  | {
      kind: 'instalment';
      first: number;
      /** The further payments; `due` is an ISO date. */
      shares: readonly { due: string; amount: number }[];
    }
  | { kind: 'trade-in'; address: string };

/** Everything that a contract is made of. */
export interface ContractFacts {
  kind: ContractKind;
  /** «ДДУ-20417». */
  number: string;
  /** ISO date in Moscow. */
  drawnUp: string;
  developer: Developer;
  people: readonly [ContractPerson, ...ContractPerson[]];
  /** How the lot is to belong to them. */
  ownership: Ownership;
  lot: ContractLot;
  /** Kopecks. */
  price: number;
  /** Of a lot that is bought together with others: its price bought alone, kopecks, the discount, per cent, and the numbers of the other contracts. */
  set?: { full: number; percent: number; others: readonly string[] };
  payment: ContractPayment;
  /** The bank of the escrow account or of the letter of credit. */
  bank: string;
  /** Quarter until whose end the lot is handed over; `null` for a completed building. */
  handover: { year: number; quarter: 1 | 2 | 3 | 4 } | null;
}

/** A clause as its chapter writes it. */
export interface ClauseDraft {
  text: string;
  plain: string;
  /** What the company's sample says instead, and why this contract does not. */
  sample?: { text: string; reason: string };
  /** Rules of law that it states. */
  law?: readonly LegalRule[];
  calculation?: readonly (readonly [name: string, value: string])[];
}

interface ChapterDraft {
  title: string;
  clauses: readonly ClauseDraft[];
  drawings?: readonly ContractDrawing[];
}

/** Writes one chapter of a contract. */
export type WriteChapter = (facts: ContractFacts) => ChapterDraft;
