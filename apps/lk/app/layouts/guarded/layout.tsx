import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { Outlet, type MiddlewareFunction } from 'react-router';
import { errorStatus } from '@m30/shell/error';
import { guard } from '@m30/shell/guard';
import { ErrorPage } from '../../components/error-page/ErrorPage.tsx';
import { createQueryClient } from '../../store/query-client.ts';
import type { Route } from './+types/layout';

export const middleware: MiddlewareFunction<Response>[] = [guard];

export default function GuardedLayout() {
  const [queries] = useState(createQueryClient);
  return (
    <QueryClientProvider client={queries}>
      <Outlet />
    </QueryClientProvider>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage status={errorStatus(error)} />;
}
