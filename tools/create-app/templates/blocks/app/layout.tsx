import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import '@m30/ui-kit/tokens.css';
import '@m30/ui-kit/base.css';
import '@m30/ui-kit/styles.css';
import '@m30/blocks/styles.css';

export const metadata: Metadata = { title: 'Дом у реки' };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="ru">
      <body>{children}</body>
    </html>
  );
}
