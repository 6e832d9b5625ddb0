export { showAlert, type Alert } from './show-alert.ts';
export { showToast, type Toast } from './show-toast.ts';
