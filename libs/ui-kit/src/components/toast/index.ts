export { Toast, type ToastAction, type ToastProps } from './Toast.tsx';
export { ToastRegion, useToast, type ShowToast, type ToastMessage } from './ToastRegion.tsx';
