import type { GenericSchema } from 'valibot';
import type { LeadResultSchema, MethodContract } from '@m30/api';
import type { Call } from '../../core/call.ts';
import { implement, type Handler } from '../../core/implement.ts';
import { storeLead } from './store-lead.ts';
import type { LeadInput, LeadKind } from './types.ts';

type LeadMethod<Input extends LeadInput> = MethodContract<
  string,
  'POST',
  GenericSchema<unknown, Input>,
  typeof LeadResultSchema
>;

/**
 * Answers the method of a lead form.
 * @param check refuses what only the domain knows to be impossible
 */
export function leadHandler<Input extends LeadInput>(
  method: LeadMethod<Input>,
  { purpose, confirmation }: LeadKind<Input>,
  check?: (input: Input, call: Call) => Promise<void> | void,
): Handler {
  return implement(method, async (input, call) => {
    await check?.(input, call);
    const text = typeof confirmation === 'string' ? confirmation : confirmation(input);
    return storeLead(call, { method: method.name, input, purpose, confirmation: text });
  });
}
