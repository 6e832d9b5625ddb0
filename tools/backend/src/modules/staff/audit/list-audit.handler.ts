import { listAudit } from '@m30/studio/contract';
import { readPage } from '../../../kernel/db/read-page.ts';
import { implementStudio } from '../../../kernel/studio/implement-studio.ts';
import { findAudit } from './find-audit.ts';

const PAGE_SIZE = 50;

export const listAuditHandler = implementStudio(
  listAudit,
  async ({ page, ...filter }, { services }) => {
    const { total, entries } = await findAudit(services.db, filter, { page, size: PAGE_SIZE });
    return { ...readPage(total, page, PAGE_SIZE), entries };
  },
);
