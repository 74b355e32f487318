import HarkServer
