export const adminMessages = {
  title: 'Admin Panel',
  logout: 'Logout',
  ended: 'Admin session ended',
  mainSite: 'Main site',
  documentsTab: 'Document Management',
  accessRequired: 'Admin access required. Please login through admin panel.',
  accessTitle: 'Admin Access Required',
  accessText: 'Your administrator session has ended or is not valid here.',
  goToLogin: 'Go to Admin Login',
} as const;
