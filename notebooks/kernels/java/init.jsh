import module java.base;
