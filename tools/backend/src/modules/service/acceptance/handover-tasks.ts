import { moscowInstant } from '@m30/ui-kit/format';
import type { Services } from '../../../kernel/services.ts';
import { boughtName } from '../../deal/order/order-lots.ts';
import { handoverState, meetingAhead } from './handover-state.ts';
import { oneSidedOn } from './handover-rules.ts';
import { readHandovers, type HandoverParts } from './read-handovers.ts';

/** Something that a buyer should do about a handover. */
export interface HandoverTask {
  title: string;
  text: string;
  deadline: Date | null;
  href: string;
  /** On its button. */
  label: string;
}

/** What a buyer should do about handovers now, the most urgent first. */
export async function handoverTasks(
  services: Pick<Services, 'db' | 'clock' | 'catalogue'>,
  userId: number,
): Promise<HandoverTask[]> {
  const found = await readHandovers(services.db, userId);
  return found.flatMap((parts) => taskOf(services, parts) ?? []);
}

type Words = Pick<HandoverTask, 'title' | 'text' | 'label'>;

function taskOf(
  { clock, catalogue }: Pick<Services, 'clock' | 'catalogue'>,
  parts: HandoverParts,
): HandoverTask | null {
  const now = clock();
  const { order, handover } = parts;
  const words = wordsOf(parts, boughtName(catalogue.snapshot, order) || order.number, now);
  if (!words || !handover) return null;
  const oneSided = handover.signedAt ? null : oneSidedOn(order.contract, handover.readyAt);
  const deadline = oneSided === null ? null : moscowInstant(oneSided);
  return { ...words, deadline, href: `/lk/acceptance/${order.guid}` };
}

function wordsOf(parts: HandoverParts, name: string, now: Date): Words | null {
  const state = handoverState(parts, now);
  if (parts.defects.some((defect) => defect.state === 'fixed')) {
    return {
      title: 'Проверьте, как устранили замечания',
      text: `Подтвердите работу или верните её: ${name}`,
      label: 'Посмотреть замечания',
    };
  }
  if (meetingAhead(parts, now)) return null;
  if (state === 'ready') {
    return {
      title: 'Запишитесь на\u00a0осмотр',
      text: `Готово к\u00a0передаче: ${name}. Осмотр занимает полтора часа`,
      label: 'Выбрать время',
    };
  }
  if (state !== 'signed') return null;
  return {
    title: 'Заберите ключи',
    text: `Передаточный акт подписан: ${name}`,
    label: 'Выбрать время',
  };
}
