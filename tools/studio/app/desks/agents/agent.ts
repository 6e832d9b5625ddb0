import { formatPercent } from '@m30/ui-kit/format';
import type { StudioResult } from '../../../contract/client.ts';

export type Agent = StudioResult<'Agents.List'>['agents'][number];
export type Agency = Agent['agency'];
/** An agent with clients and commissions. */
export type AgentDetails = StudioResult<'Agents.Get'>['agent'];
export type Client = AgentDetails['client_list'][number];
export type Commission = AgentDetails['commissions'][number];

/** «2,5 %» of hundredths of a per cent. */
export const percentWords = (hundredths: number): string => formatPercent(hundredths / 100);
