import { translated } from '../../shared/i18n/translate.js';

export const adminAuthMessages = translated({
  title: 'Admin Access',
  email: 'Admin Email',
  password: 'Admin Password',
  submit: 'Sign In',
  busy: 'Signing in...',
  restricted: 'This panel is restricted to authorized IP addresses.',
  back: 'Back to the main site',
  success: 'Admin login successful! Redirecting...',
  forbidden: 'Access denied: Admin login not allowed from this IP address. Please contact your system administrator.',
  unauthorized: 'Invalid credentials or insufficient privileges.',
  failed: 'An error occurred during login. Please try again.',
  accessRequired: 'Admin access required. Please login through admin panel.',
  accessTitle: 'Admin Access Required',
  accessText: 'Your administrator session has ended or is not valid here.',
  goToLogin: 'Go to Admin Login',
  panel: 'Admin Panel',
  opening: 'Opening the panel...',
});
