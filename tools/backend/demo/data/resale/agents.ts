import type { resaleAgents } from '../../../src/modules/estate/resale.table.ts';

/** Agents of the resale department; each leads the flats of some districts. */
export const agents: (typeof resaleAgents.$inferInsert & { districts: readonly string[] })[] = [
  {
    id: 'melnik',
    name: 'Ирина Мельник',
    about: 'Ведёт север города и Гатчину, одиннадцатый год в отделе. Показывает по вечерам.',
    districts: ['primorskij', 'vyborgskij', 'gatchina'],
  },
  {
    id: 'grekov',
    name: 'Антон Греков',
    about: 'Ведёт юг города. Приезжает и в обеденный перерыв.',
    districts: ['moskovskij', 'frunzenskij', 'pushkin'],
  },
  {
    id: 'yakovleva',
    name: 'Светлана Яковлева',
    about: 'Ведёт старый фонд, знает его перекрытия и дворы. Свободна до шести вечера.',
    districts: ['petrogradskij', 'centralnyj', 'admiraltejskij'],
  },
  {
    id: 'orlov',
    name: 'Денис Орлов',
    about: 'Ведёт левый берег и Васильевский остров. Показывает и в воскресенье.',
    districts: ['vasileostrovskij', 'kirovskij'],
  },
  {
    id: 'tumanova',
    name: 'Марина Туманова',
    about: 'Ведёт правый берег. Встретит у метро и проводит до подъезда.',
    districts: ['nevskij', 'krasnogvardejskij', 'kalininskij'],
  },
];
